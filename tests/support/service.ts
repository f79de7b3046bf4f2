import { type Service, type ServiceOptions, startService as start } from '#svc/testing/service';
import { clearSettings, distDir, projectRoot, testEnvironment } from './environment';

export type { Service, ServiceOptions } from '#svc/testing/service';

/**
 * The service with the settings of the tests. Unless told otherwise without what a developer has in `src/api`: that of
 * the plugin alone; `projectRoot` as `appDir` is all of it.
 */
export function startService(options: ServiceOptions = {}): Promise<Service> {
  clearSettings();
  const { appDir = projectRoot, dump } = options;
  return start({
    isPrepared: !dump && !options.appDir,
    ...(!options.appDir && { distDir }),
    ...options,
    appDir,
    env: testEnvironment(options.env ?? {}),
  });
}
