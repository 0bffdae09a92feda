-- Attempts to log in that have not succeeded, by account and by network address, so that limits hold over a
-- restart and for several servers. Keys are hashes: the table names nobody.
create table login_attempt (
  key text not null,                 -- sha256, hex, of the account's e-mail address or of the network address
  attempted_at timestamptz not null default now()
);
create index login_attempt_key on login_attempt (key, attempted_at);
