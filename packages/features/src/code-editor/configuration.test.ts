import { expect, it } from 'vitest';
import { inputProblems, settingsProblems } from './configuration.ts';

const settings = {
  specific_host: 'any',
  clear_cookie: false,
  method: 'session',
  proxy_service: 'none',
  self_identification: false,
  spider_frequency: '24',
};
const inputs = { update_method: 'full', test_url: '', job_data: '' };

it('A-CED-036 the cookie method is required', () => {
  expect(settingsProblems(settings)).toEqual({});
  expect(settingsProblems({ ...settings, method: '' })).toEqual({ method: 'This is required' });
});

it('A-CED-037 the update method is required, but not of a combo', () => {
  expect(inputProblems({ ...inputs, update_method: '' }, false)).toEqual({
    update_method: 'This is required',
  });
  expect(inputProblems({ ...inputs, update_method: '' }, true)).toEqual({});
});

it('A-CED-038 the test URL is a web address or empty', () => {
  expect(inputProblems(inputs, false)).toEqual({});
  expect(inputProblems({ ...inputs, test_url: 'https://a.example/jobs' }, false)).toEqual({});
  for (const test_url of ['abc', 'javascript:alert(1)', 'ftp://a.example'])
    expect(inputProblems({ ...inputs, test_url }, false)).toEqual({ test_url: 'URL not valid' });
});
