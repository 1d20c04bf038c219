import type { Ask, Given } from './contractCase.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A title that no other case uses. */
export const freshTitle = (beginning = 'Contract'): string =>
  `${beginning} ${crypto.randomUUID().slice(0, 8)}`;

/** Makes a tag for one case, through the API. */
export const givenTag =
  (title: string = freshTitle(), category: string | null = 'exchange') =>
  async (ask: Ask): Promise<Given> => {
    const response = await ask(
      { method: 'POST', path: '/tags', body: { title, category } },
      'ROLE_ADMIN',
    );
    const body: unknown = await response.json();
    if (!response.ok || !isRecord(body))
      throw new Error(
        `The given of a contract case failed: ${response.status} ${JSON.stringify(body)}`,
      );
    return { id: Number(body.id), etag: '', tagIri: String(body['@id']) };
  };

/** Makes a tag and deletes it. */
export const givenDeletedTag = async (ask: Ask): Promise<Given> => {
  const given = await givenTag()(ask);
  await ask({ method: 'DELETE', path: `/tags/${given.id}` }, 'ROLE_ADMIN');
  return given;
};
