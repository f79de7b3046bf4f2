import type { Config } from '@jest/types';
import { pluginDir } from './built';
import { prepareCode } from './prepare';
import { projectEnvironment, projectFolders } from './project';
import { prepareTemplate } from './template';

/** Before all test files: compiles what has changed since it was compiled, and makes the database that each gets a copy of. */
export default async function globalSetup(
  _: Config.GlobalConfig,
  { rootDir }: Config.ProjectConfig,
): Promise<void> {
  process.env.SVC_TEST_ROOT = rootDir;
  const folders = projectFolders(rootDir);
  const madeOf = prepareCode(folders, pluginDir);
  await prepareTemplate({ ...folders, env: projectEnvironment, madeOf });
}
