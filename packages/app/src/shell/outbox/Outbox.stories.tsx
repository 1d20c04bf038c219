import { browserDrafts } from '@console/api/core/drafts/drafts';
import * as shiftEndpoints from '@console/api/daily-job-shifts/endpoints';
import { flush, onTakenBack, outboxStore, post, undo } from '@console/api/reviews/outbox/outbox';
import { useIsOutboxNeeded } from '@console/api/reviews/outbox/useIsOutboxNeeded';
import { keysStore } from '@console/features/keys/keys.store.ts';
import { freshShift } from '@console/mocks/daily-job-shifts/fixtures';
import { endpoint } from '@console/mocks/endpoint';
import { allHandlers } from '@console/mocks/handlers';
import { meAs } from '@console/mocks/me/handlers';
import { qualityHandlers } from '@console/mocks/reviews/handlers';
import { createQualityStore } from '@console/mocks/reviews/qualityStore';
import { alreadyReviewed, endless, unreachable } from '@console/mocks/scenarios';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { RequestHandler } from 'msw';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withRouter } from '../../../../../.storybook/decorators/withRouter.tsx';
import { withSession } from '../../../../../.storybook/decorators/withSession.tsx';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { Outbox } from './Outbox.tsx';

const CALL = shiftEndpoints.review;
const me = meAs('ROLE_ADMIN');
const sent = fn<(ifMatch: string | null, key: string | null) => void>().mockName('the review');
const recorded = endpoint(CALL, ({ request }) => {
  sent(request.headers.get('if-match'), request.headers.get('idempotency-key'));
});
const trouble = (...handlers: RequestHandler[]) => ({ trouble: () => handlers });

/** As the shell has it. */
function Page() {
  return useIsOutboxNeeded(me.id) ? <Outbox /> : null;
}

const meta: Meta<typeof Page> = {
  title: 'Shell/Outbox',
  component: Page,
  decorators: [withRouter, withSession, withSwr],
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '240px' } },
    address: '/dashboard/data-quality/daily-job-shift',
    role: 'ROLE_ADMIN',
    msw: { handlers: allHandlers() },
    ...trouble(),
  },
  beforeEach: ({ msw, parameters: { trouble: inFront } }) => {
    sent.mockClear();
    keysStore.singleKeys = true;
    msw?.use(recorded, ...inFront(), ...qualityHandlers({ quality: createQualityStore() }));
    return () => {
      outboxStore.items = [];
    };
  },
};
export default meta;
type Story = StoryObj<typeof Page>;

const values = {
  action: 'do_nothing',
  career_page_up_to_date: false,
  homepage_url_changed: '',
  job_count: 12,
  job_count_acceptable: false,
  job_shift_valid: false,
  note: '<p>Checked</p>',
  place_on_watch: false,
  reason_code: 'fix_scrape',
  retire_scrape: false,
  snooze_date: '',
};
const decide = (title = 'Acme: Do Nothing') =>
  post({
    kind: 'daily-job-shifts',
    row: freshShift,
    values,
    form: { ...values, job_count: '12' },
    draftKey: `daily-job-shift-review-${freshShift.id}`,
    title,
    tab: 'daily-job-shift',
  });
const drafts = () =>
  browserDrafts.list({
    userId: me.id,
    recordKey: `form-daily-job-shift-review-${freshShift.id}`,
  });
const place = () => within(screen.getByRole('region', { name: 'Decisions not saved yet' }));
const heard = (text: string) =>
  waitFor(() => expect(place().getByRole('status')).toHaveTextContent(text));

/** A decision is not shown as saved: it is being sent, and can be taken back. */
export const Sending: Story = {
  parameters: { covers: ['H-OUT-018'] },
  play: async () => {
    decide();
    await expect(await screen.findByText('Sending Acme: Do Nothing...')).toBeVisible();
    await expect(place().getByRole('button', { name: 'Undo (z)' })).toBeVisible();
    await heard('Sending.');
    await expect(sent).not.toHaveBeenCalled();
    decide('Globex: Place on Watch');
    await expect(await screen.findByText('Sending 2 decisions...')).toBeVisible();
    await expect(place().getByRole('status')).toHaveTextContent(/^Sending\.$/);
    keysStore.singleKeys = false;
    await expect(await place().findByRole('button', { name: 'Undo' })).toBeVisible();
  },
};

export const SavedByTheServer: Story = {
  parameters: { covers: ['H-OUT-002'] },
  play: async () => {
    const { id } = decide();
    await screen.findByText('Sending Acme: Do Nothing...');
    await flush();
    await expect(sent.mock.calls).toEqual([[`"DailyJobShift-${freshShift.id}-0"`, id]]);
    await waitFor(() => expect(screen.queryByText(/^Sending/)).not.toBeInTheDocument());
    await expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  },
};

/** Nobody waits for what was taken back: it is kept as a draft, and the toast leads to it. */
export const TakenBack: Story = {
  parameters: { covers: ['H-OUT-003', 'H-OUT-019'] },
  play: async () => {
    decide();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo (z)' }));
    const toast = await screen.findByText(/^Acme: Do Nothing was not sent\./);
    await expect(toast).toBeVisible();
    await waitFor(() =>
      expect(screen.getByRole('region', { name: 'Decisions not saved yet' })).toHaveFocus(),
    );
    await waitFor(async () =>
      expect(await drafts()).toMatchObject([{ values: { job_count: '12' }, base: null }]),
    );
    await expect(screen.getByRole('link', { name: 'Open the review' })).toHaveAttribute(
      'href',
      `/dashboard/data-quality/daily-job-shift?review=${freshShift.id}`,
    );
    await flush();
    await expect(sent).not.toHaveBeenCalled();
  },
};

/** A form that waits for it gets it back, and no draft is made. */
export const TakenBackByAForm: Story = {
  play: async () => {
    const take = fn<Parameters<typeof onTakenBack>[0]>();
    const stop = onTakenBack(take);
    decide();
    await userEvent.click(await screen.findByRole('button', { name: 'Undo (z)' }));
    stop();
    await expect(take).toHaveBeenCalledWith(
      expect.objectContaining({ form: expect.objectContaining({ job_count: '12' }) }),
    );
    await expect(screen.queryByText(/was not sent/)).not.toBeInTheDocument();
    await expect(await drafts()).toEqual([]);
  },
};

export const OnItsWay: Story = {
  parameters: trouble(endless(CALL)),
  play: async () => {
    decide();
    await screen.findByRole('button', { name: 'Undo (z)' });
    void flush();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
    await expect(screen.getByText('Sending Acme: Do Nothing...')).toBeVisible();
  },
};

export const WaitingForTheNetwork: Story = {
  parameters: { covers: ['H-OUT-005'], ...trouble(unreachable(CALL)) },
  play: async ({ msw }) => {
    const { id } = decide();
    await screen.findByRole('button', { name: 'Undo (z)' });
    await flush();
    await expect(
      await screen.findByText('Waiting for the network: Acme: Do Nothing'),
    ).toBeVisible();
    await heard('Waiting for the network.');
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    msw?.use(recorded, ...qualityHandlers({ quality: createQualityStore() }));
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(screen.queryByText(/^Waiting/)).not.toBeInTheDocument());
    await expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await expect(new Set(sent.mock.calls.map(([, key]) => key))).toEqual(new Set([id]));
  },
};

export const WaitingForTheSession: Story = {
  parameters: trouble(endless(CALL)),
  play: async () => {
    decide();
    await screen.findByRole('button', { name: 'Undo (z)' });
    void flush();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    outboxStore.waiting = 'session';
    await expect(
      await screen.findByText('Waiting for the sign-in: Acme: Do Nothing'),
    ).toBeVisible();
  },
};

const tray = () => screen.findByRole('button', { name: '1 decision was not sent' });
const panel = async () =>
  within(await screen.findByRole('dialog', { name: 'Decisions that were not sent' }));

export const Refused: Story = {
  parameters: { covers: ['H-OUT-020'], ...trouble(alreadyReviewed(CALL)) },
  play: async ({ step }) => {
    decide();
    await screen.findByRole('button', { name: 'Undo (z)' });
    await flush();
    await heard('1 decision was not sent.');
    await userEvent.click(await tray());
    await step('H-OUT-008 H-OUT-009 the reason stands there, and the form is a draft', async () => {
      const list = await panel();
      await expect(list.getByRole('heading', { name: 'Acme: Do Nothing' })).toBeVisible();
      await expect(
        list.getByText('Reviewed by Data Demo meanwhile (11/20/2026 04:30 EST).'),
      ).toBeVisible();
      await expect(list.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
      await waitFor(async () => expect(await drafts()).toHaveLength(1));
    });
    await step('discarding asks first', async () => {
      await userEvent.click((await panel()).getByRole('button', { name: 'Discard' }));
      const question = within(await screen.findByRole('dialog', { name: 'Discard the decision?' }));
      await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
      await expect((await panel()).getByText(/^Reviewed by/)).toBeVisible();
      await userEvent.click((await panel()).getByRole('button', { name: 'Discard' }));
      await userEvent.click(
        within(await screen.findByRole('dialog', { name: 'Discard the decision?' })).getByRole(
          'button',
          { name: 'Discard' },
        ),
      );
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await waitFor(() =>
        expect(screen.getByRole('region', { name: 'Decisions not saved yet' })).toHaveFocus(),
      );
      await waitFor(async () => expect(await drafts()).toEqual([]));
    });
  },
};

export const LeadsToTheRow: Story = {
  parameters: trouble(alreadyReviewed(CALL)),
  play: async () => {
    decide();
    await screen.findByRole('button', { name: 'Undo (z)' });
    await flush();
    await userEvent.click(await tray());
    await expect((await panel()).getByRole('link', { name: 'Open the review' })).toHaveAttribute(
      'href',
      `/dashboard/data-quality/daily-job-shift?review=${freshShift.id}`,
    );
  },
};

/** The server failed six times: another try by hand succeeds. */
export const TriedAgain: Story = {
  parameters: { covers: ['H-OUT-006'] },
  play: async () => {
    const item = decide();
    outboxStore.items = [
      {
        ...item,
        state: 'failed',
        why: 'Error: Status 500. Internal Server Error',
        retriable: true,
      },
    ];
    await userEvent.click(await tray());
    const list = await panel();
    await expect(list.getByText('Error: Status 500. Internal Server Error')).toBeVisible();
    await userEvent.click(list.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('button')).not.toBeInTheDocument());
  },
};

/** A tab stored a decision and died: this one, which had nothing to send, sends it. */
export const LeftByAnotherTab: Story = {
  parameters: { covers: ['H-OUT-012', 'H-OUT-015'] },
  play: async () => {
    await expect(screen.queryByRole('region')).not.toBeInTheDocument();
    const item = decide();
    undo(item.id);
    const key = `outbox:${me.id}:left-behind`;
    const newValue = JSON.stringify({ ...item, userId: me.id, id: 'left-behind', page: 'gone' });
    localStorage.setItem(key, newValue);
    window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    await expect(
      await screen.findByRole('region', { name: 'Decisions not saved yet' }),
    ).toBeInTheDocument();
    await waitFor(() =>
      expect(sent.mock.calls).toEqual([[`"DailyJobShift-${freshShift.id}-0"`, 'left-behind']]),
    );
    await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  },
};

export const StorageFull: Story = {
  parameters: { covers: ['H-OUT-017'] },
  play: async () => {
    decide();
    await screen.findByRole('button', { name: 'Undo (z)' });
    outboxStore.tabOnly = true;
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Storage is full. Decisions not sent yet are kept in this tab only.',
    );
  },
};
