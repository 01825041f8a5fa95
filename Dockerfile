# Ventanilla as an image: docs/operate.md. The site is built without an address and fits any SITE_URL.
FROM node:24-trixie-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends binutils
WORKDIR /app
COPY package.json package-lock.json ./
# What runs is the Node of the lockfile, on which the tests ran. This stage's own only runs npm.
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund \
 && strip -o /node node_modules/node-linux-*/bin/node
# What neither a start nor a publish reads; the build below shows that it does without.
RUN cd node_modules \
 && rm -rf node-linux-* typescript @types @emnapi @tybys @napi-rs/wasm-runtime @shikijs/langs/dist/* @shikijs/themes/dist/* \
 && find . -type f -not -path './astro/*' '(' -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \
    -o -iname '*.md' -o -name '*.min.js' -o -name '*.standalone.js' -o -name '*.profiling.js' ')' -delete
COPY . .
# Pages hold these, so that a server with others refuses to start.
ARG BACKEND_URL ANON_KEY CAL_LINK CAL_ORIGIN
# A publish renders with the bundle that this made: the bundlers stay here.
RUN /node scripts/build.ts \
 && rm -rf node_modules/.cache node_modules/.vite node_modules/@rolldown node_modules/@esbuild node_modules/lightningcss-*

# The system without a package manager and without Perl, which Postgres' client brings along only for its wrappers.
FROM debian:trixie-slim AS system
RUN apt-get update \
 && apt-get install -y --no-install-recommends age ca-certificates libpq5 \
 && apt-get download postgresql-client-17 && dpkg-deb --extract postgresql-client-17_*.deb /client \
 && mv /client/usr/lib/postgresql/17/bin/pg_dump /client/usr/lib/postgresql/17/bin/pg_restore /usr/local/bin/ \
 && useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin ventanilla \
 && install --directory --owner=ventanilla --group=ventanilla --mode=0700 /data /backups \
 && rm -rf /client /postgresql-client-17_*.deb /usr/bin/perl* /usr/lib/*/perl-base /usr/bin/apt* /usr/lib/apt \
    /usr/lib/*/libapt-* /usr/bin/dpkg* /var/lib/apt /var/lib/dpkg /var/cache/* /var/log/* \
    /usr/share/doc /usr/share/man /usr/share/info /usr/share/locale /usr/share/perl5
COPY --from=build /node /usr/local/bin/node

FROM scratch
COPY --from=system / /
COPY --from=build /app /app
WORKDIR /app
USER ventanilla
ENV PATH=/usr/local/bin:/usr/bin:/bin NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576
EXPOSE 3000
VOLUME ["/data", "/backups"]
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "--max-old-space-size=256", "server/main.ts"]
