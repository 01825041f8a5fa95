# Ventanilla as an image: docs/operate.md. The site is built without an address and fits any SITE_URL.
FROM node:24-trixie-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
# What runs is the Node of the lockfile, on which the tests ran. This stage's own only runs npm.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && mv node_modules/node-linux-*/bin/node /usr/local/bin/node \
 && rm -rf node_modules/node-linux-* node_modules/typescript node_modules/@types \
 && find node_modules -type f -not -path '*/astro/*' \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete
COPY . .
# Pages hold these, so that a server with others refuses to start.
ARG BACKEND_URL ANON_KEY CAL_LINK CAL_ORIGIN
RUN node scripts/build.ts

# Two programs of Postgres' client for backups: its package would bring Perl along.
FROM debian:trixie-slim AS postgres
RUN apt-get update && apt-get download postgresql-client-17 \
 && dpkg-deb --extract postgresql-client-17_*.deb /client

FROM debian:trixie-slim
RUN apt-get update \
 && apt-get install -y --no-install-recommends age ca-certificates libpq5 \
 && rm -rf /var/lib/apt/lists/* /var/cache/apt/* /var/log/* \
 && useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin ventanilla \
 && install --directory --owner=ventanilla --group=ventanilla --mode=0700 /data /backups
COPY --from=postgres /client/usr/lib/postgresql/17/bin/pg_dump /client/usr/lib/postgresql/17/bin/pg_restore /usr/local/bin/
COPY --from=build /usr/local/bin/node /usr/local/bin/
COPY --from=build /app /app
WORKDIR /app
USER ventanilla
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2
EXPOSE 3000
VOLUME ["/data", "/backups"]
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=8", "--max-old-space-size=256", "server/main.ts"]
