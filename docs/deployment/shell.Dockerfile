# syntax=docker/dockerfile:1
# The shell's files, and how they are put in place. From the root of the repository:
#   docker build -f docs/deployment/shell.Dockerfile -t registry.example/fio/shell:$(git rev-parse --short HEAD) .
FROM node:26.10.0-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts --workspace=@fio/shell && npm run build --workspace=@fio/shell

FROM busybox:1.37.0
COPY --from=build /app/shell/dist /shell
COPY docs/deployment/release-shell.sh /release-shell.sh
USER 1000:1000
CMD ["sh", "/release-shell.sh", "/shell", "/target"]
