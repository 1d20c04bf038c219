import { ApiError } from '@console/api/core/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ReadCard } from './ReadCard.tsx';

const mutate = fn(() => Promise.resolve(undefined));
const error = new ApiError('broken', {
  kind: 'server',
  status: 500,
  title: 'An error occurred',
  detail: 'Internal Server Error',
});

/** The states of every card that has data of its own, each once. A card keeps what is its own. */
const meta: Meta<typeof ReadCard<string[]>> = {
  title: 'parts/ReadCard',
  component: ReadCard<string[]>,
  args: {
    title: 'Words',
    read: { data: ['one', 'two'], error: undefined, mutate },
    count: ({ length }) => length,
    action: () => <a href="/words">All words</a>,
    children: (words) => <p>{words.join(', ')}</p>,
  },
  beforeEach: () => {
    mutate.mockClear();
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Words' });
    await expect(card).not.toHaveAttribute('aria-busy');
    await expect(canvas.getByText('one, two')).toBeVisible();
    await expect(canvas.getByText('2')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'All words' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { read: { data: undefined, error: undefined, mutate } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Words' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await waitFor(() => expect(canvas.getByText('Loading...')).toBeVisible());
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
  },
};

export const FailedToLoad: Story = {
  args: { read: { data: undefined, error, mutate } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Words could not be loaded.' })).toBeVisible();
    await expect(canvas.getByText('Internal Server Error')).toBeVisible();
    await expect(canvas.queryByText('Loading...')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(mutate).toHaveBeenCalledOnce();
  },
};

/** The error goes with the focus in it: the card takes the focus. */
export const RetryAfterFailure: Story = {
  render: function Retried({ title, children }) {
    const [data, setData] = useState<string[]>();
    const answered = () => Promise.resolve(setData(['three'])).then(() => undefined);
    return (
      <ReadCard title={title} read={{ data, error, mutate: answered }}>
        {children}
      </ReadCard>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('three')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Words' })).toHaveFocus();
  },
};

/** A reload that failed leaves what is there. */
export const StaleAfterError: Story = {
  args: { read: { data: ['one'], error, mutate } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('one')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  },
};
