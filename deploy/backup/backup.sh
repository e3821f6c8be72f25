#!/bin/sh
# Makes a backup and shows all there are. Runs as postgres.
#   backup.sh full | diff
set -eu

type=${1:-}
case $type in
  full | diff) ;;
  *)
    echo "Say which: full, or diff (what changed since the last full one)." >&2
    exit 2
    ;;
esac

pgbackrest --stanza=theta stanza-create
# Sends a piece of the log around and waits for it, so a backup that couldn't be restored isn't begun.
pgbackrest --stanza=theta check
pgbackrest --stanza=theta --type="$type" backup
pgbackrest --stanza=theta info
