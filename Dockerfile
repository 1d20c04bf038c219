# syntax=docker/dockerfile:1
# Console, API and authentication agent in one image. docs/deployment.md names the settings it needs.

FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages/api/package.json packages/api/
COPY packages/app/package.json packages/app/
COPY packages/development/package.json packages/development/
COPY packages/embedded-postgres/package.json packages/embedded-postgres/
COPY packages/features/package.json packages/features/
COPY packages/server/package.json packages/server/
COPY packages/ui/package.json packages/ui/
COPY mocks/package.json mocks/
COPY scripts/prepare.mjs scripts/
RUN node -e "import('./scripts/prepare.mjs').then(({ ensureInstalled }) => ensureInstalled())"
COPY . .
RUN npm run build

# Only what the bundled server leaves in node_modules.
FROM node:22-bookworm-slim AS dependencies
WORKDIR /app
COPY --from=build /app/package.json /app/package-lock.json /app/.npmrc ./
COPY --from=build /app/packages/api/package.json packages/api/
COPY --from=build /app/packages/app/package.json packages/app/
COPY --from=build /app/packages/development/package.json packages/development/
COPY --from=build /app/packages/embedded-postgres/package.json packages/embedded-postgres/
COPY --from=build /app/packages/features/package.json packages/features/
COPY --from=build /app/packages/server/package.json packages/server/
COPY --from=build /app/packages/ui/package.json packages/ui/
COPY --from=build /app/mocks/package.json mocks/
RUN npm ci --omit=dev --workspace @console/server --include-workspace-root=false

FROM node:22-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
COPY --from=dependencies /app ./
COPY --from=build /app/packages/server/dist packages/server/dist
COPY --from=build /app/packages/server/drizzle packages/server/drizzle
COPY --from=build /app/packages/app/dist packages/app/dist
# The embedded database, for a trial without PostgreSQL (NODE_ENV=development).
RUN mkdir .data && chown node:node .data
VOLUME /app/.data
USER node
EXPOSE 4000
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "packages/server/dist/main.mjs"]
