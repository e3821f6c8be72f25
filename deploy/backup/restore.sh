#!/bin/sh
# Puts the newest state that the backups have in the place of the database. Runs as postgres, while
# PostgreSQL is stopped. docs/restore.md says what comes before and after.
#   restore.sh                              everything there is
#   restore.sh '2026-12-01 03:10:00+00'     as it was at that time
set -eu

data=${PGBACKREST_PG1_PATH:-/var/lib/postgresql/15/main}
target=${1:-}

is_running() {
  pid=$(head -n 1 "$data/postmaster.pid" 2>/dev/null) || return 1
  [ "$(cat "/proc/$pid/comm" 2>/dev/null)" = postgres ]
}
mkdir -p "$data"
# A container's processes can't be seen from another one; deploy/postgres/start.sh takes the same lock.
exec 9>"$(dirname "$data")/in-use"
if is_running || ! flock --nonblock 9; then
  echo "PostgreSQL is running in $data. Stop it first; nothing was changed." >&2
  exit 1
fi

# Before anything is moved: without a backup there is nothing to put in its place.
pgbackrest --stanza=theta --output=json info | grep -q '"label"' || {
  echo "There is no backup in the repository; nothing was changed. Is its disk there?" >&2
  exit 1
}

# What is left of the old data is kept. What an earlier try restored isn't, if it failed, or PostgreSQL never got to its end:
# the old data, with the end of the log, is still where that try put it.
trying=$data.restoring
tried=$data/restored
kept=
if [ -e "$trying" ]; then
  kept=$(cat "$trying")
  rm -rf "$data"
elif [ -e "$tried" ] && [ -e "$data/recovery.signal" ]; then
  kept=$(cat "$tried")
  rm -rf "$data"
elif [ -n "$(ls -A "$data")" ]; then
  kept=$data.before-$(date -u +%Y%m%dT%H%M%SZ)
  mv "$data" "$kept"
  echo "The old data is in $kept."
fi
echo "$kept" >"$trying"
mkdir -p "$data"
chmod 700 "$data"

if [ -n "$target" ]; then
  pgbackrest --stanza=theta --type=time --target="$target" --target-action=promote restore
else
  pgbackrest --stanza=theta restore
  # The end of the log that hadn't been sent yet has the last minute's answers.
  if [ -n "$kept" ] && ls "$kept"/pg_wal/0* >/dev/null 2>&1; then
    cp "$kept"/pg_wal/0* "$data/pg_wal/"
    echo "The end of the old log goes along."
  fi
fi
mv "$trying" "$tried"
echo "Restored to $data. Start PostgreSQL: it reads the rest of the log and then takes over."
