#!/bin/sh
# Starts HAProxy with /tls/site.pem (certificate and key). If there is none, makes one for trying things
# out, which browsers warn about.
set -eu

umask 077
if [ ! -s /tls/site.pem ]; then
  echo "No certificate in /tls/site.pem: making one that browsers won't trust."
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 90 \
    -subj "/CN=${SITE_NAME:-localhost}" -addext "subjectAltName=DNS:${SITE_NAME:-localhost}" \
    -keyout /tls/key -out /tls/certificate 2>/dev/null
  cat /tls/certificate /tls/key >/tls/site.pem
  rm /tls/certificate /tls/key
fi
exec haproxy -W -f /usr/local/lib/theta/haproxy.cfg
