// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ApiProvider } from '../core/ApiProvider.tsx';
import { fakeFetch, json } from '../testing/fakeFetch.ts';
import { renderApi } from '../testing/renderApi.tsx';
import { SignedInPerson, useMe } from './client.ts';
import type { Me } from './schema.ts';

const ada = {
  id: 1,
  first_name: 'Ada',
  last_name: 'King',
  email: 'ada@console.test',
  archived: false,
};

describe('the person signed in', () => {
  it('is read from GET /me (A-API-052)', async () => {
    const { calls } = fakeFetch(() =>
      json({ ...ada, roles: ['ROLE_DQ'], role: 'ROLE_DQ', permissions: ['DQ'] }),
    );
    const me = renderApi(() => useMe(), null);
    await vi.waitFor(() =>
      expect(me.current().data).toMatchObject({ first_name: 'Ada', role: 'ROLE_DQ' }),
    );
    expect(calls()).toEqual(['GET /api/me']);
  });

  it.each([
    [['ROLE_USER', 'ROLE_SCRAPER', 'ROLE_DQ_LEAD'], undefined, 'ROLE_DQ_LEAD'],
    [[], null, 'ROLE_USER'],
    [['ROLE_DQ'], 'ROLE_EMPEROR', 'ROLE_DQ'],
  ])('with %j and the role %j acts as %s (A-ROL-002)', async (roles, role, effective) => {
    fakeFetch(() => json({ ...ada, roles, role }));
    const me = renderApi(() => useMe(), null);
    await vi.waitFor(() => expect(me.current().data?.role).toBe(effective));
  });

  it('is known to the parts of a page, which read nothing for themselves', () => {
    const { calls } = fakeFetch(() => json({}, 500));
    const person: Me = {
      '@id': '/users/1',
      ...ada,
      roles: ['ROLE_DQ'],
      role: 'ROLE_DQ',
      permissions: [],
    };
    function Name(): ReactNode {
      return useMe().data?.first_name;
    }
    render(
      <ApiProvider onError={() => undefined}>
        <SignedInPerson value={person}>
          <Name />
        </SignedInPerson>
      </ApiProvider>,
    );
    expect(screen.getByText('Ada')).toBeDefined();
    expect(calls()).toEqual([]);
  });

  it('who has no account here is told so by the server’s sentence, not by a notice', async () => {
    const sentence = 'Your account has no access to this application.';
    fakeFetch(() =>
      json(
        {
          'hydra:title': 'Access Denied',
          'hydra:description': sentence,
          code: 'user_not_provisioned',
        },
        403,
      ),
    );
    const me = renderApi(() => useMe(), null);
    await vi.waitFor(() =>
      expect(me.current().error).toMatchObject({
        kind: 'forbidden',
        code: 'user_not_provisioned',
        detail: sentence,
      }),
    );
    expect(me.onError).not.toHaveBeenCalled();
  });
});
