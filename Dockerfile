# syntax=docker/dockerfile:1

# What both stages run on: the packaged Node 26 needs libatomic, which slim images leave out.
FROM node:24-bookworm-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/*
WORKDIR /dorsal

# The page, built with everything that development needs.
FROM build AS page
COPY . .
RUN --mount=type=cache,target=/root/.npm npm run build

# What the server needs to run. Node's package also has headers and a manual.
FROM build AS modules
COPY package.json package-lock.json .npmrc ./
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev && rm -rf node_modules/node-*/include node_modules/node-*/share

FROM debian:bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends libatomic1 && rm -rf /var/lib/apt/lists/* \
  && useradd --system --uid 10001 --no-create-home --shell /usr/sbin/nologin dorsal \
  && install --directory --owner=dorsal --mode=700 /data
WORKDIR /dorsal
COPY --from=modules /dorsal/node_modules node_modules
COPY --from=page /dorsal/dist/web dist/web
COPY package.json LICENSE ./
COPY src src

ENV NODE_ENV=production PORT=3000 DATA_DIR=/data
USER dorsal
VOLUME /data
EXPOSE 3000
# Whether something is broken; whether to send people here, which a balancer wants to know, is /readyz.
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node_modules/.bin/node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The flags of scripts/run.mjs. Node itself is process 1, so that it hears SIGTERM and drains.
ENTRYPOINT ["node_modules/.bin/node", "--min-semi-space-size=32", "--max-semi-space-size=64", "--no-parallel-scavenge", "src/cli/main.ts"]
CMD ["serve"]
