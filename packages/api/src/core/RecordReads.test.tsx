// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiProvider } from './ApiProvider.tsx';
import { ApiError, type ApiErrorKind } from './errors.ts';
import type { Key } from './keys.ts';
import { RecordReads } from './RecordReads.tsx';
import { useRead } from './useRead.ts';

const RECORD: Key = ['entities', 'detail', 7];

const later = () => {
  let resolve: (answer: string) => void = () => {};
  let reject: (error: ApiError) => void = () => {};
  const promise = new Promise<string>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
};

/** A record with two cards. The cards are answered before the record. */
function reported(record: ApiErrorKind | undefined, card: ApiErrorKind) {
  const onError = vi.fn<(error: ApiError) => void>();
  const cards = [later(), later()];
  const own = later();
  function Card({ index }: { index: number }) {
    useRead(['entities', 'card', index], () => cards[index]?.promise ?? own.promise);
    useRead(RECORD, () => own.promise);
    return null;
  }
  function Page() {
    const read = useRead<string>(RECORD, () => own.promise);
    return (
      <RecordReads of={RECORD} record={read}>
        <Card index={0} />
        <Card index={1} />
        {read.data}
        {read.error && 'missing'}
      </RecordReads>
    );
  }
  const { findByText } = render(
    <ApiProvider onError={onError}>
      <Page />
    </ApiProvider>,
  );
  return {
    messages: () => onError.mock.calls.map(([{ message }]) => message),
    answer: async () => {
      for (const { reject } of cards) reject(new ApiError('card', { kind: card }));
      await Promise.allSettled(cards.map(({ promise }) => promise));
      if (record) own.reject(new ApiError('record', { kind: record }));
      else own.resolve('here');
      await findByText(record ? 'missing' : 'here');
    },
  };
}

it.each([
  ['a missing record is reported once', 'notFound', 'notFound', ['record']],
  ['a card that alone is missing is reported', undefined, 'notFound', ['card', 'card']],
  ['other failures are reported as they come', 'notFound', 'server', ['card', 'card', 'record']],
] as const)('%s', async (_, record, card, expected) => {
  const { messages, answer } = reported(record, card);
  await answer();
  await vi.waitFor(() => expect(messages()).toEqual(expected));
});
