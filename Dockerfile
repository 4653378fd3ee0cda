# The client, built into the package.
FROM node:22-slim AS client
WORKDIR /build/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY src /build/src
COPY web ./
RUN npm run build

# The package, compiled, and everything it needs.
FROM python:3.11-slim AS wheels
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY pyproject.toml setup.py requirements.lock README.md LICENSE ./
COPY src src
COPY --from=client /build/src/meadhall/server/static src/meadhall/server/static
RUN MEADHALL_COMPILE=1 pip wheel --no-cache-dir --constraint requirements.lock --wheel-dir /wheels '.[hall]'

FROM python:3.11-slim
RUN --mount=type=bind,from=wheels,source=/wheels,target=/wheels \
    pip install --no-cache-dir --no-index --find-links /wheels 'meadhall[hall]'
RUN useradd --system --user-group --no-create-home hall \
    && install --directory --owner=hall --group=hall --mode=0700 /data
USER hall
VOLUME /data
ENV MEADHALL_HOST=0.0.0.0 MEADHALL_PORT=8137 MEADHALL_DATA=/data
EXPOSE 8137
HEALTHCHECK --start-period=20s CMD ["python", "-c", \
    "from urllib.request import urlopen; urlopen('http://127.0.0.1:8137/healthz', timeout=5)"]
CMD ["meadhall", "serve"]
