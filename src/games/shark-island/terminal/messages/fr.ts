import type { Translates } from '#kernel/catalogue.ts'
import type { IslandNumber } from '../../numbers.ts'
import type { en } from './en.ts'

/** Ce que le terminal dit de Shark Island. */
export const fr = {
  'cli.shark-island.flags': `  --players N        le requin et jusqu’à {shark-island.mostHunters} autres (3) ; s’il n’y en a qu’un, il mène tous les chasseurs
  --hunters A,B      lesquels : tempest, harlan, hudlo, anya, sheriff, pilot`,
  'cli.shark-island.status': 'tour {turn}, requin {health}',
  'cli.shark-island.seat': '{seat@seat}',
  'cli.shark-island.place': '{place@place}',
  'cli.shark-island.day': '{day@day} :',
  'cli.shark-island.tile': 'terreur {terror}, ailerons {down}, vues {sightings}',
  'cli.shark-island.fin.shark': 'REQUIN',
  'cli.shark-island.fin.fog': 'brume',
  'cli.shark-island.fin.rammed': 'choc',
  'cli.shark-island.fin.dolphin': 'dauphin',
  'cli.shark-island.fin.shoal': 'banc',
  'cli.shark-island.fin.prank': 'farce',
  'cli.shark-island.fin.seal': 'phoque',
  'cli.shark-island.shark':
    'Requin : vie {health}/{start}, pièces {coins}, cartes {cards} ; ailerons {fins}, relances {rerolls}',
  'cli.shark-island.strategy': '{strategy@shark-island.strategy-name}',
  'cli.shark-island.terror':
    'Terreur {total} : station {resort}, maire {mayor}, presse {press}, joker {wild}. À suivre : {place@place}',
  'cli.shark-island.hunter': '{seat@seat} : dégâts {damage}, relances {rerolls}, cartes {cards}, lieu {at}',
  'cli.shark-island.at.ashore': 'port',
  'cli.shark-island.at.docked': 'cale sèche',
  'cli.shark-island.passed': 'a passé',
  'cli.shark-island.card': '{card@card} : {text}',
  'cli.shark-island.hand-of': '{seat@seat} : {cards@card}',
  'cli.shark-island.rules.goal':
    'Les chasseurs gagnent en amenant le requin à zéro de vie. Le requin gagne par la terreur : sa stratégie secrète veut {shark-island.ofOneEvent} jetons d’une sorte parmi {shark-island.leastTerror}, ou {shark-island.ghostTerror} quels qu’ils soient.',
  'cli.shark-island.rules.combat':
    'En combat, approchez-vous de {shark-island.target} autant que vous l’osez. Un {shark-island.harpoonCard} est un harpon, un {shark-island.hazardCard} un danger (reprendre ou passer), Requin ! double la carte d’avant ; {shark-island.doubleShark} Requin ! font gagner le requin. Le requin gagne les égalités.',
  'cli.shark-island.rules.hunter':
    '{seat@seat} : recherche {search}, combat {fight}, embarcation {craft}. {text}',
} as const

fr satisfies Translates<typeof fr, typeof en, never, IslandNumber>
