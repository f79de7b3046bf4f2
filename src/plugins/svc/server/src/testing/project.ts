import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type * as TypeScript from 'typescript';
import type { Environment } from './databases/engine';

/** Where a project is, and what is compiled of it: the same folder where it is written in JavaScript. */
export interface ProjectFolders {
  appDir: string;
  distDir: string;
  /** Its `tsconfig.json`; undefined where it has none. */
  config?: string;
}

/** The folder that Jest runs in is that of the project. */
export function projectFolders(
  appDir = process.env.SVC_TEST_ROOT ?? process.cwd(),
): ProjectFolders {
  const config = path.join(appDir, 'tsconfig.json');
  if (!existsSync(config)) return { appDir, distDir: appDir };
  const ts = createRequire(__filename)('typescript') as typeof TypeScript;
  const read = ts.readConfigFile(config, (file) => ts.sys.readFile(file)).config as
    { compilerOptions?: { outDir?: string } } | undefined;
  return { appDir, distDir: path.join(appDir, read?.compilerOptions?.outDir ?? 'dist'), config };
}

/** What a service needs to start, and nothing of the developer's own: no .env file is read. */
export const projectEnvironment: Environment = {
  NODE_ENV: 'test',
  ENV_PATH: '/dev/null',
  HOST: '127.0.0.1',
  PUBLIC_URL: 'https://tickets.example.test',
  APP_KEYS: 'app-key-of-the-tests-number-one-01,app-key-of-the-tests-number-two-02',
  API_TOKEN_SALT: 'api-token-salt-of-the-tests-0003',
  ADMIN_JWT_SECRET: 'admin-jwt-secret-of-the-tests-04',
  TRANSFER_TOKEN_SALT: 'transfer-token-salt-of-the-tests-05',
  ENCRYPTION_KEY: 'encryption-key-of-the-tests-0001',
  JWT_SECRET: 'jwt-secret-of-the-tests-00000006',
  STRAPI_TELEMETRY_DISABLED: 'true',
};
