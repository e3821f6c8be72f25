#!/bin/sh
# Starts the database, and makes it first if there is none. Runs in the container as postgres.
set -eu

data=${PGBACKREST_PG1_PATH:-/var/lib/postgresql/15/main}
folder=$(dirname "$data")
: "${DATABASE_PASSWORD:?must be set: it becomes the password of the role theta}"

# Kept by PostgreSQL as long as it runs, so restore.sh in another container sees that.
mkdir -p "$folder"
exec 9>"$folder/in-use"
flock --nonblock 9 || {
  echo "Another container uses this volume, or restore.sh does." >&2
  exit 1
}

# One that was begun and not finished is made anew; a finished one is renamed to its place.
if [ ! -s "$data/PG_VERSION" ]; then
  # A new database would look like one that runs, and its log doesn't fit the backups.
  if pgbackrest --stanza=theta --output=json info | grep -q '"label"'; then
    echo "There is no database here, but the repository has backups of one: restore it (docs/restore.md)." >&2
    echo "To begin with an empty one, move those backups away first." >&2
    exit 1
  fi
  rm -rf "$data.new"
  initdb --pgdata="$data.new" --encoding=UTF8 --locale=C.UTF-8 --data-checksums \
    --auth-local=peer --auth-host=scram-sha-256 >/dev/null
  {
    echo "include '/usr/local/lib/theta/archive.conf'"
    echo "listen_addresses = '*'"
    echo "unix_socket_directories = '/tmp'"
  } >>"$data.new/postgresql.conf"
  echo "host theta theta all scram-sha-256" >>"$data.new/pg_hba.conf"

  pg_ctl --pgdata="$data.new" --wait --silent --options="-c listen_addresses= -c archive_mode=off" start
  psql -q --set=password="$DATABASE_PASSWORD" postgres <<'SQL'
create role theta login password :'password';
create database theta owner theta;
SQL
  pgbackrest --stanza=theta --pg1-path="$data.new" stanza-create
  pg_ctl --pgdata="$data.new" --wait --silent stop
  mv "$data.new" "$data"
fi

exec postgres -D "$data"
