import type { Translates } from '#kernel/catalogue.ts'
import type { en } from './en.ts'
import { lab } from './lab.fr.ts'
import { serve } from './serve.fr.ts'
import { store } from './store.fr.ts'

export const fr = {
  ...lab,
  ...serve,
  ...store,
  'cli.help': `Dorsal : une table pour les jeux de société à requins.

  dorsal play [JEU]       jouer dans ce terminal, contre des bots ou à plusieurs
  dorsal replay FICHIER   raconter une partie notée ou sauvegardée
  dorsal verify FICHIER   contrôler une partie notée ou sauvegardée, ligne par ligne
  dorsal content JEU      imprimer le contenu d’un jeu, ou contrôler le vôtre
  dorsal engine           parler aux règles : un objet JSON par ligne, une réponse par ligne
  dorsal serve            ouvrir la table aux navigateurs et aux programmes
  dorsal backup FICHIER   copier tout ce qui est gardé dans un fichier, même en plein service
  dorsal move OÙ          copier tout ce qui est gardé d’un fichier vers PostgreSQL, ou retour
  dorsal reports          lire ce que des joueurs ont signalé
  dorsal simulate JEU     faire jouer de nombreuses parties aux bots et compter ce qui s’y passe
  dorsal ladder JEU       mesurer les niveaux des bots les uns contre les autres
  dorsal laws JEU         soumettre un jeu aux lois que tout jeu doit respecter

« dorsal COMMANDE --help » en dit plus. --lang {languages} choisit la langue de chacune.`,
  'cli.help.play': `dorsal play [JEU] [OPTIONS] : personnes et bots devant un même terminal.

  --people N         combien de personnes jouent : les N premières places (1 ; 0 pour regarder)
  --human PLACE      une place tenue par une personne, au lieu de --people (répétable)
  --bots NIVEAU      comment jouent les bots : un niveau pour tous, ou un pour chacun, séparés par des virgules
  --seed TEXTE       le même texte donne les mêmes tirages
  --options JSON     n’importe quelles options du jeu ; celles d’un jeu, plus bas, en abrègent quelques-unes
  --content FICHIER  jouer avec un autre contenu
  --save FICHIER     où sauvegarder en partant, et noter la partie à la fin
  --resume FICHIER   reprendre une partie sauvegardée
  --lang {languages}       la langue`,
  'cli.help.flags': `
{game} :
{flags}`,
  'cli.help.replay': `dorsal replay FICHIER [OPTIONS] : raconte une partie notée ou sauvegardée.

  --seat PLACE       ce que cette place a vu ; « spectator » pour le public, « all » pour tout (all)
  --from N           commencer au coup N
  --lang {languages}       la langue`,
  'cli.help.verify': `dorsal verify FICHIER [OPTIONS] : rejoue une partie notée ou sauvegardée et en contrôle chaque ligne.

  --commitment HEX   que c’est bien le sceau montré à la table, 64 chiffres hexadécimaux
  --lang {languages}       la langue

Se termine par 0 si tout concorde, et par 1 avec la première ligne fautive.`,
  'cli.help.content': `dorsal content JEU [OPTIONS] : imprime le contenu livré, pour servir de base au vôtre.

  --check FICHIER    contrôler un contenu
  --lang {languages}       la langue`,
  'cli.help.engine': `dorsal engine : les règles pour les programmes. Un objet JSON par ligne en entrée,
une réponse par ligne en sortie. Les commandes sont décrites dans docs/protocol.md.`,
  'cli.bug': 'C’est un défaut de Dorsal lui-même : {what}',

  'refusal.action-twice': 'Donnez « action » ou « actions », pas les deux.',
  'refusal.bad-field': 'Le champ « {field} » ne convient pas : {expected}.',
  'refusal.bad-json': 'Cette ligne n’est pas du JSON.',
  'refusal.bots': '{levels} niveaux donnés pour {bots|# bot|# bots}.',
  'refusal.commitment-digits': '--commitment demande les 64 chiffres hexadécimaux qui ont été montrés.',
  'refusal.commitment-other':
    'Ce n’est pas la partie scellée par {shown} : son propre engagement est {commitment}.',
  'refusal.file-not-json': '{file} n’est pas du JSON : {why}.',
  'refusal.file-not-ours': '{file} existe et n’est pas une partie de Dorsal : il reste tel quel.',
  'refusal.file-too-large': '{file} est trop grand pour être une partie.',
  'refusal.file-unreadable': 'Impossible de lire {file} : {why@cli.why}.',
  'refusal.file-unwritable': 'Impossible d’écrire {file} : {why@cli.why}.',
  'refusal.flag-with-value': '{flag} ne prend pas de valeur.',
  'refusal.flag-without-value': '{flag} demande une valeur.',
  'refusal.internal': 'C’est un défaut de Dorsal lui-même, rien n’a changé : {what}.',
  'refusal.language': 'Il n’y a pas de langue « {language} ». Il y a : {languages}.',
  'refusal.line-too-long': 'Cette ligne dépasse 1 Mio.',
  'refusal.missing-field': 'Il manque le champ « {field} ».',
  'refusal.no-match': 'Aucune partie encore : commencez par « new » ou « load ».',
  'refusal.not-a-number': '--{flag} demande un nombre, pas « {value} ».',
  'refusal.not-an-object': 'Une ligne contient un seul objet JSON.',
  'refusal.not-text': 'Cette ligne n’est pas du texte UTF-8.',
  'refusal.people': 'Il y a {seats} places : {people} personnes ne peuvent pas jouer.',
  'refusal.people-twice': 'Donnez --people ou --human, pas les deux.',
  'refusal.reserved-key': 'Les noms « __proto__ », « constructor » et « prototype » sont interdits.',
  'refusal.resume-only': '--{flag} sert à une nouvelle partie, et --resume en reprend une ancienne.',
  'refusal.too-few-words': 'Il manque quelque chose : voyez --help.',
  'refusal.too-many-words': '« {word} » est de trop : voyez --help.',
  'refusal.unfinished': 'La partie n’est pas finie : sauvegardez-la plutôt.',
  'refusal.unknown-action': 'Il n’y a pas d’action « {action} » dans ce jeu.',
  'refusal.unknown-command': 'Il n’y a pas de commande « {cmd} ». Il y a : {commands}.',
  'refusal.unknown-command-line': 'Il n’y a pas de commande « {name} ». Il y a : {names}.',
  'refusal.unknown-flag': 'Il n’y a pas d’option {flag} : voyez --help.',
  'refusal.unknown-game': 'Il n’y a pas de jeu « {game} ». Il y a : {games}.',
  'refusal.unknown-seat': 'Il n’y a pas de place « {seat} ». Il y a : {seats}.',

  'cli.why.ENOENT': 'ce fichier n’existe pas',
  'cli.why.EACCES': 'ce n’est pas permis',
  'cli.why.EPERM': 'ce n’est pas permis',
  'cli.why.EISDIR': 'c’est un dossier',
  'cli.why.ENOTDIR': 'ce dossier n’existe pas',
  'cli.why.ENOSPC': 'le disque est plein',
  'cli.why.EROFS': 'le disque est protégé',
  'cli.why.other': 'le système ne le permet pas',

  'cli.verify.record': 'Une partie notée de {game}, règles numéro {rules}.',
  'cli.verify.save': 'Une partie sauvegardée de {game}, règles numéro {rules}.',
  'cli.verify.built-in': 'Contenu : celui qui est livré ({hash}).',
  'cli.verify.pack': 'Contenu : le sien, complet et aux bons nombres ({hash}).',
  'cli.verify.commitment':
    'Engagement : conforme à la graine, aux règles, au contenu et aux options ({commitment}).',
  'cli.verify.sealed':
    'Engagement : conforme au secret, aux règles, au contenu et aux options ({commitment}).',
  'cli.verify.shown': 'C’est bien celui qui a été montré.',
  'cli.verify.given':
    'Graine : donnée telle quelle par qui a ouvert la partie. L’engagement dit qu’elle n’a pas changé ensuite.',
  'cli.verify.made':
    'Graine : faite du secret et {count|d’un nombre ajouté par un joueur|de # nombres ajoutés par des joueurs}.',
  'cli.verify.alone': 'Graine : faite du secret seul ; personne n’a ajouté de nombre.',
  'cli.verify.added': '  {seats@seat} : {number}',
  'cli.verify.none': '  {seats@seat} : aucun nombre ajouté',
  'cli.verify.takebacks': 'Retours en arrière : {count}.',
  'cli.verify.laid':
    'Arrangée : une position ou des tirages ont été choisis à la main {count|une fois|# fois}.',
  'cli.verify.moves':
    'Coups : {count|# coup rejoué|# coups rejoués} ; chacun était permis et mène à l’état qu’il nomme.',
  'cli.verify.earlier-fits':
    'Règles plus récentes : {count|un coup|# coups} selon de plus anciennes, jusque là où la partie reprend selon le numéro {rules} ; tout concorde.',
  'cli.verify.earlier-unplayed':
    'Règles plus récentes : {count|un coup|# coups} selon de plus anciennes, absentes ici. Personne ne peut vérifier que la partie en était bien là où elle reprend selon le numéro {rules} ; toute la suite est vérifiée.',
  'cli.verify.stack': 'Arrangée : des tirages étaient décidés d’avance ({labels}).',
  'cli.verify.no-result': 'Résultat : aucun encore.',
  'cli.verify.result': 'Résultat : {result}',
  'cli.verify.good': 'Tout concorde.',

  'cli.content.good': '{file} est un bon contenu ({hash}).',

  'cli.story.record': '{game}, une partie notée (règles numéro {rules})',
  'cli.story.save': '{game}, une partie sauvegardée (règles numéro {rules})',
  'cli.story.seats': 'Places : {seats@seat}',
  'cli.story.commitment': 'Engagement : {commitment}',
  'cli.story.stacked': 'Des tirages étaient décidés d’avance.',
  'cli.story.setup': 'Mise en place',
  'cli.story.turn': '{move}. {seat@seat}',
  'cli.story.all': '{move}. Tout le monde',
  'cli.story.open': 'La partie n’est pas finie.',
  'cli.story.abandoned': 'La partie a été abandonnée.',

  'cli.result.points': '{seat@seat} : {points|# point|# points}',
  'cli.result.winner': '{winners@seat} gagne.',
  'cli.result.winners': '{winners@seat} gagnent ensemble.',
  'cli.result.nobody': 'Personne ne gagne.',

  'cli.play.nobody':
    'Il n’y a personne au clavier. Lancez « dorsal play » dans un terminal, ou envoyez une réponse par ligne : un numéro ou une action. « dorsal play --help » en dit plus.',
  'cli.play.which': 'Quel jeu ? Tapez son numéro.',
  'cli.play.turn': 'au tour de {seat@seat}',
  'cli.play.before': '… et d’autres choses avant : tapez « journal ».',
  'cli.play.thinking': '{seat@seat} ({level}) réfléchit…',
  'cli.play.prompt': '{count|1|1-#}, aide > ',
  'cli.play.prompt-offer': '{count|1|1-#}, Entrée pour passer, aide > ',
  'cli.play.prompt-offer-undo': '{count|1|1-#}, Entrée pour passer, annuler, aide > ',
  'cli.play.prompt-undo': '{count|1|1-#}, annuler, aide > ',
  'cli.play.help': `Tapez le numéro d’une action, ou l’action comme elle est notée, par exemple « {example} ».

  annuler             reprendre votre dernier pas, s’il n’a rien tiré ni montré
  sauver [FICHIER]    noter la partie pour la reprendre avec --resume FICHIER
  journal             tout ce qui s’est passé, comme vous l’avez vu
  règles              ce qui est sur la table et à quoi cela sert
  plateau             redessiner la table
  quitter             partir, et sauvegarder si vous voulez`,
  'refusal.number': '{count|Il n’y a qu’une action : tapez 1.|Tapez un numéro de 1 à #.}',
  'refusal.not-understood': '« {text} » n’est pas une action de ce jeu. Tapez « aide » pour voir quoi faire.',
  'cli.play.curtain': 'Passez le terminal : {seat@seat} joue.',
  'cli.play.curtain-ready': '{seat@seat} : tapez Entrée quand personne d’autre ne regarde.',
  'cli.play.saved': 'Sauvegardé dans {file}. Reprendre avec : dorsal play --resume {file}',
  'cli.play.recorded': 'La partie est notée dans {file}. Contrôler avec : dorsal verify {file}',
  'cli.play.save-where': 'Sauvegarder la partie ? Tapez un nom de fichier, ou Entrée pour partir sans.',
  'cli.play.record-where': 'Garder la partie ? Tapez un nom de fichier, ou Entrée pour partir sans.',
  'cli.play.save-name': 'Donnez un nom : sauver FICHIER.',
  'cli.play.left': 'La partie n’a pas été finie.',
  'cli.play.over': 'Fin de la partie',

  'cli.word.undo': 'annuler',
  'cli.word.save': 'sauver',
  'cli.word.log': 'journal',
  'cli.word.rules': 'règles',
  'cli.word.board': 'plateau',
  'cli.word.help': 'aide',
  'cli.word.quit': 'quitter',
} as const

fr satisfies Translates<typeof fr, typeof en>
