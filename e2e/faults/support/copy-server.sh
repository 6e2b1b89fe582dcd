#!/bin/sh
# Makes a replica for Patroni in the place of pg_basebackup, which the product's own binaries lack. Both servers are this machine's.
set -eu
export LC_ALL=C
for argument; do
  case $argument in
    --datadir=*) to=${argument#*=} ;;
    --connstring=*) from=${argument#*=} ;;
  esac
done
install -d -m 700 "$to"
# Nobody may be in step yet: a commit would wait.
PGOPTIONS='-c synchronous_commit=local' psql -XqAt -v ON_ERROR_STOP=1 "$from" <<SQL
SELECT pg_backup_start('replica', true) \g /dev/null
SELECT current_setting('data_directory') AS data \gset
\setenv DATA :data
\! cp -a "\$DATA/." "$to" 2> "$to.copy"
\! rm -rf "$to"/postmaster.pid "$to"/postmaster.opts "$to"/pg_replslot/*
\o $to/backup_label
SELECT labelfile FROM pg_backup_stop();
SQL
# Files that go meanwhile are none of a backup; anything else is a copy that failed.
! grep -v 'No such file or directory' "$to.copy" >&2
