import type { Migration } from '../migrate.ts'

export const first: Migration = {
  number: 1,
  name: 'first',
  leastRelease: 1,
  sql: `
    -- A number for each life of a node, never used twice. Advisory locks take numbers of 32 bits.
    CREATE SEQUENCE lives AS integer;

    CREATE TABLE nodes (
      life    integer PRIMARY KEY,
      name    text NOT NULL,
      address text NOT NULL,
      release integer NOT NULL,
      rules   jsonb NOT NULL,
      state   text NOT NULL DEFAULT 'up' CHECK (state IN ('up', 'draining', 'dead')),
      beat    timestamptz NOT NULL DEFAULT clock_timestamp(),
      tables  integer NOT NULL DEFAULT 0
    ) WITH (fillfactor = 50);

    CREATE TABLE contents (
      hash    text COLLATE "C" PRIMARY KEY,
      content text NOT NULL
    );

    -- An owner that is dead, or none, means that any node may take the match. Rules that are not said can be played by all.
    CREATE TABLE matches (
      number  bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      id      text COLLATE "C" NOT NULL UNIQUE,
      game    text NOT NULL,
      rules   integer,
      created bigint NOT NULL,
      content text COLLATE "C" REFERENCES contents (hash),
      owner   integer,
      needs   integer NOT NULL DEFAULT 1
    ) WITH (fillfactor = 80);
    CREATE INDEX matches_owned ON matches (owner) WHERE owner IS NOT NULL;
    CREATE INDEX matches_of_content ON matches (content) WHERE content IS NOT NULL;

    -- Apart from the matches: it is written anew nearly every turn, and read for lists alone.
    CREATE TABLE listings (
      match   bigint PRIMARY KEY REFERENCES matches (number),
      status  text NOT NULL CHECK (status IN ('gathering', 'playing', 'over')),
      listed  boolean NOT NULL,
      changed bigint NOT NULL,
      people  text[] NOT NULL,
      summary text NOT NULL
    ) WITH (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02);
    CREATE INDEX lobby ON listings (changed DESC, match DESC) WHERE listed AND status <> 'over';
    CREATE INDEX untouched ON listings (status, changed, match) WHERE status <> 'over';

    CREATE TABLE sitting (
      person text COLLATE "C" NOT NULL,
      match  bigint NOT NULL REFERENCES matches (number),
      here   boolean NOT NULL DEFAULT true,
      PRIMARY KEY (person, match)
    );
    CREATE INDEX sitting_in ON sitting (match);

    CREATE TABLE entries (
      match    bigint NOT NULL,
      position integer NOT NULL,
      entry    text NOT NULL,
      PRIMARY KEY (match, position)
    ) PARTITION BY RANGE (match);

    CREATE TABLE replays (
      match   bigint NOT NULL REFERENCES matches (number),
      eyes    text COLLATE "C" NOT NULL,
      made_by text NOT NULL,
      used    bigint NOT NULL,
      size    integer NOT NULL,
      packed  bytea NOT NULL,
      PRIMARY KEY (match, eyes)
    );
    CREATE INDEX replays_unused ON replays (used, match, eyes, size);

    CREATE TABLE people (
      id    text COLLATE "C" PRIMARY KEY,
      name  text NOT NULL,
      since bigint NOT NULL
    );
    CREATE INDEX people_since ON people (since);

    CREATE TABLE tokens (
      hash   text COLLATE "C" PRIMARY KEY,
      person text COLLATE "C" NOT NULL REFERENCES people (id),
      since  bigint NOT NULL,
      label  text NOT NULL,
      seen   bigint NOT NULL
    );
    CREATE INDEX tokens_of ON tokens (person);

    CREATE TABLE codes (
      hash    text COLLATE "C" PRIMARY KEY,
      person  text COLLATE "C" NOT NULL REFERENCES people (id),
      expires bigint NOT NULL
    );
    CREATE INDEX codes_expiry ON codes (expires);
    CREATE INDEX codes_of ON codes (person);

    CREATE TABLE forgotten (
      person text COLLATE "C" PRIMARY KEY
    );

    -- What is limited for all nodes together. Lost in a crash, and nobody is worse off.
    CREATE UNLOGGED TABLE buckets (
      what text NOT NULL,
      who  text COLLATE "C" NOT NULL,
      rest double precision NOT NULL,
      at   timestamptz NOT NULL,
      PRIMARY KEY (what, who)
    ) WITH (fillfactor = 70);

    -- Declares a life dead whose session is gone, or that was silent for longer than its lease. To hold its lock means that its
    -- session is over, and with it everything it had begun to write.
    CREATE FUNCTION bury(who integer, lease interval) RETURNS text LANGUAGE plpgsql AS $$
    DECLARE
      silent interval;
    BEGIN
      SELECT clock_timestamp() - beat INTO silent FROM nodes WHERE life = who AND state <> 'dead';
      IF NOT FOUND THEN RETURN 'dead'; END IF;
      IF NOT pg_try_advisory_xact_lock(1146049107, who) THEN
        IF silent < lease THEN RETURN 'alive'; END IF;
        PERFORM pg_terminate_backend(pid, 1000) FROM pg_locks
          WHERE locktype = 'advisory' AND classid = 1146049107 AND objid = who AND objsubid = 2 AND granted
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())
          AND pid <> pg_backend_pid();
        IF NOT pg_try_advisory_xact_lock(1146049107, who) THEN RETURN 'clinging'; END IF;
      END IF;
      UPDATE nodes SET state = 'dead' WHERE life = who AND state <> 'dead';
      IF NOT FOUND THEN RETURN 'dead'; END IF;
      RETURN CASE WHEN silent < lease THEN 'session gone' ELSE 'lease over' END;
    END $$;
  `,
}
