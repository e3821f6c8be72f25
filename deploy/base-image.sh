#!/bin/sh
# Makes a Debian image like debian:bookworm-slim from Debian's packages, for where no registry can be reached.
#   sudo deploy/base-image.sh [NAME]       then: podman build --build-arg BASE=NAME …
# Needs debootstrap and podman. MIRROR is where debootstrap gets packages, if not from its default.
set -eu

name=${1:-localhost/theta-base:bookworm}
suite=bookworm
sources=/etc/apt/sources.list.d/debian.sources
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

debootstrap --variant=minbase "$suite" "$root" ${MIRROR:+"$MIRROR"}

# A machine of the same release knows where security updates come from.
if grep -qs "$suite-security" "$sources"; then
  rm -f "$root/etc/apt/sources.list"
  cp "$sources" "$root/etc/apt/sources.list.d/"
  chroot "$root" apt-get update -qq
  chroot "$root" apt-get upgrade -qq -y
else
  echo "No security updates: $sources doesn't name them for $suite." >&2
fi

# As in Debian's slim images: no manuals, no translations, and none with packages installed later.
cat >"$root/etc/dpkg/dpkg.cfg.d/slim" <<'RULES'
path-exclude /usr/share/doc/*
path-include /usr/share/doc/*/copyright
path-exclude /usr/share/man/*
path-exclude /usr/share/info/*
path-exclude /usr/share/locale/*
RULES
find "$root/usr/share/doc" -type f ! -name copyright -delete
find "$root/usr/share/doc" -type l -delete
rm -rf "$root/usr/share/man" "$root/usr/share/info" "$root/usr/share/locale"
rm -rf "$root/var/lib/apt/lists" "$root/var/cache/apt" "$root/var/log" "${root:?}/dev" "$root/tmp"
mkdir -p "$root/var/lib/apt/lists/partial" "$root/var/cache/apt/archives/partial" "$root/var/log" "$root/dev"
mkdir -m 1777 "$root/tmp"

tar -C "$root" --numeric-owner -c . | podman import --change 'CMD ["bash"]' - "$name"
podman image inspect "$name" --format "$name: {{.Size}} bytes"
