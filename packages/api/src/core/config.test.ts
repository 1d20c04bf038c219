// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, json } from '../testing/fakeFetch.ts';

const inPage = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="console-config">${text}</script>`;
};
const fresh = () => import('./config.ts');

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = '';
});

describe('the configuration', () => {
  it('is the one in the page, without a request', async () => {
    inPage('{"apiBaseUrl":"https://api.example/v2","csrfHeaderName":"x-theirs","unknown":1}');
    const { sent } = fakeFetch(() => json({}));
    const { getConfig, loadConfig } = await fresh();
    expect(await loadConfig()).toMatchObject({
      apiBaseUrl: 'https://api.example/v2',
      csrfHeaderName: 'x-theirs',
      oauthAgentBaseUrl: '/oauth-agent',
    });
    expect(getConfig().apiBaseUrl).toBe('https://api.example/v2');
    expect(sent).toHaveLength(0);
  });

  it('is that of /config.json on a static host', async () => {
    inPage('');
    const { calls } = fakeFetch(() => json({ legacyBaseUrl: 'https://legacy.example' }));
    const { getConfig, loadConfig } = await fresh();
    expect(getConfig().legacyBaseUrl).toBe('/legacy');
    await loadConfig();
    expect(getConfig().legacyBaseUrl).toBe('https://legacy.example');
    expect(calls()).toEqual(['GET /config.json']);
  });

  it.each([
    ['there is none', () => json({}, 404)],
    ['it is a page', () => new Response('<!doctype html>')],
    ['it is no object', () => json('x')],
    ['its values are no texts', () => json({ apiBaseUrl: 7, csrfHeaderName: '' })],
    ['nothing answers', () => new TypeError('Failed to fetch')],
  ])('is the default where %s', async (_name, reply) => {
    fakeFetch(reply);
    const { loadConfig } = await fresh();
    expect(await loadConfig()).toMatchObject({
      apiBaseUrl: '/api',
      csrfHeaderName: 'x-console-csrf',
      appVersion: '1.0.44',
    });
  });
});
