#!/bin/sh
# Puts a build of the shell ($1) where the BFF reads it ($2). Files with a hash in their name first, and none is ever
# removed: a tab of last week still finds its chunks. The page itself comes last, each file in one step: whoever reads
# sees the old one or the new one.
set -eu
mkdir -p "$2/assets"
cp -R "$1/assets/." "$2/assets/"
for file in server.cjs index.html; do
  cp "$1/$file" "$2/.$file.new"
  mv "$2/.$file.new" "$2/$file"
done
