import type { Catalogue } from '../../kernel/message.ts'

export const serve: Catalogue = {
  'cli.help.serve': `dorsal serve : ouvre la table aux navigateurs et aux programmes, jusqu’à ce qu’on l’arrête (Ctrl-C ou SIGTERM).

L’environnement dit comment :
  PORT            où il écoute (3000)
  HOST            pour qui : une adresse de cette machine (toutes)
  DATA_DIR        où les parties sont gardées (./data)
  PUBLIC_URL      comment les autres l’atteignent ; sert aux invitations, et en https à des cookies plus sûrs
  TRUST_PROXY     adresses des mandataires que l’on croit sur l’origine d’une demande
  METRICS_TOKEN   ouvre /metrics à qui le connaît (sans lui : à cette machine seulement)
  LOG_LEVEL       fatal, error, warn, info, debug, trace ou silent (info)
  BOT_DELAY       combien de temps les robots retiennent une réponse, en ms (400-900) ; un plan secret, cinq fois plus
  LIMITS_TIMES    permet à chacun tant de fois plus, pour mesurer sur sa propre machine (1)`,
  'cli.serve.address': 'Dorsal est ouvert à l’adresse {address}',
  'cli.serve.closing': 'Dorsal ferme.',
  'cli.serve.house': 'Pour les autres de la maison : {address}',
  'refusal.environment': '{name} ne peut pas être « {value} ».',
}
