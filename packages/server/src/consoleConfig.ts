import type { Config } from './config.ts';

export const appVersion = '1.0.44';

/**
 * What the console is told (section 12): the body of `GET /config.json`, and the inert JSON in the
 * page that this server serves.
 */
export const consoleConfig = ({
  apiBasePath,
  agentBasePath,
  csrfHeaderName,
  legacy,
}: Pick<Config, 'apiBasePath' | 'agentBasePath' | 'csrfHeaderName' | 'legacy'>) => ({
  apiBaseUrl: apiBasePath,
  oauthAgentBaseUrl: agentBasePath,
  csrfHeaderName,
  legacyBaseUrl: legacy.baseUrl,
  legacyTestPath: legacy.testPath,
  legacyPopupPath: legacy.popupPath,
  legacyFramePath: legacy.framePath,
  legacyTestBody: 'v1',
  appVersion,
});
