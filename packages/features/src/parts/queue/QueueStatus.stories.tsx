import { acmeQueue, buildHistory, buildRequest } from '@console/mocks/company-queues/fixtures';
import { companyQueueHandlers } from '@console/mocks/company-queues/handlers';
import { createQueueStore } from '@console/mocks/company-queues/queueStore';
import { acme } from '@console/mocks/entities/fixtures';
import { allHandlers } from '@console/mocks/handlers';
import { ATTACKS } from '@console/mocks/notes/fixtures';
import { userRefOf } from '@console/mocks/users/userRef';
import { formatDay } from '@console/ui/DateText/dates.ts';
import { formatMinute } from '@console/ui/DateText/instants.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { withSwr } from '../../../../../.storybook/decorators/withSwr.tsx';
import { QueueStatus, QueueStatusCard } from './QueueStatus.tsx';

const ASKED = 1_780_000_000;
const line = (
  id: number,
  status: string,
  given: Parameters<typeof buildHistory>[0] | object = {},
) =>
  buildHistory({
    id,
    status,
    history_timestamp: ASKED + id * 3600,
    user: userRefOf('ROLE_SCRAPER'),
    ...given,
  });

const done = buildRequest({
  id: 12,
  request_timestamp: ASKED,
  latest_status: 'done',
  company_queue_request_histories: [
    line(1, 'requested', {
      request_source: 'watch_list',
      request_priority: 2,
      numjobs_estimate: 40,
      career_section: true,
      career_section_empty: false,
      email_when_finished: true,
      notes: '<p>Please <strong>look</strong>.</p>',
    }),
    line(30, 'done', { resolution_code: 'scrape_fixed', notes: '<p>Fixed.</p>' }),
    line(2, 'in-progress'),
  ],
});
const older = buildRequest({
  id: 7,
  request_timestamp: ASKED - 90 * 86_400,
  latest_status: 'escalated',
  company_queue_request_histories: [line(3, 'escalated', { user: null })],
});
const queue = { company_queue_requests: [older, done] };

const meta: Meta<typeof QueueStatus> = {
  title: 'parts/QueueStatus',
  component: QueueStatus,
  decorators: [withSwr],
  args: { queue },
  parameters: { msw: { handlers: allHandlers() } },
};
export default meta;
type Story = StoryObj<typeof meta>;

const toggles = () => screen.getAllByRole('button', { name: /^Request \d+/ });
const group = (id: number) =>
  within(screen.getByRole('region', { name: new RegExp(`^Request ${id} `) }));

export const Closed: Story = {
  parameters: { covers: ['B-EQS-001', 'B-EQS-002'] },
  play: async () => {
    await expect(toggles().map(({ textContent }) => textContent)).toEqual([
      `Request 12${formatDay(ASKED)} – ${formatDay(ASKED + 30 * 3600)}`,
      `Request 7${formatDay(ASKED - 90 * 86_400)} – ${formatDay(ASKED + 3 * 3600)}`,
    ]);
    for (const one of toggles()) await expect(one).toHaveAttribute('aria-expanded', 'false');
    await expect(group(12).getByText('Done')).toBeVisible();
    await expect(group(12).getByText(formatMinute(ASKED + 30 * 3600))).toBeVisible();
    await expect(group(7).getByText('System')).toBeVisible();
    await expect(screen.queryByRole('listitem')).not.toBeInTheDocument();
  },
};

export const Expanded: Story = {
  args: { expandAll: true },
  parameters: { covers: ['B-EQS-010'] },
  play: async () => {
    const [first, second] = toggles();
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await expect(second).toHaveAttribute('aria-expanded', 'false');
    if (first) await userEvent.click(first);
    await expect(first).toHaveAttribute('aria-expanded', 'false');
  },
};

export const History: Story = {
  args: { expandAll: true },
  parameters: { covers: ['B-EQS-003', 'B-EQS-004', 'B-EQS-005', 'B-EQS-006'] },
  play: async ({ step }) => {
    const items = group(12).getAllByRole('listitem');
    const user = userRefOf('ROLE_SCRAPER');
    const who = `${user.first_name.charAt(0)}. ${user.last_name}`;
    await step('B-EQS-007 a resolution code is shown with spaces', async () => {
      await expect(items[0]).toHaveTextContent(
        `Done${who}${formatMinute(ASKED + 30 * 3600)}scrape fixedFixed.`,
      );
    });
    await expect(items[1]).toHaveTextContent(`In Progress${who}${formatMinute(ASKED + 2 * 3600)}`);
    await expect(items[2]).toHaveTextContent(`Requested${who}`);
  },
};

export const BadgesOfTheHistory: Story = {
  args: { expandAll: true },
  parameters: { covers: ['B-EQS-008', 'B-EQS-009', 'B-STA-004'] },
  play: async () => {
    const [closing, , asking] = group(12).getAllByRole('listitem');
    if (!asking || !closing) throw new Error('The history is short.');
    for (const badge of [
      'Source: watch_list',
      'Priority: 2 High',
      'Career Section: Yes',
      'Career Section Empty: No',
      'Notification: Yes',
      'Jobs Estimate: 40',
    ])
      await expect(within(asking).getByText(badge)).toBeVisible();
    await expect(within(closing).queryByText(/^Source/)).not.toBeInTheDocument();
    await expect(within(asking).getByText('look').tagName).toBe('STRONG');
    const toneOf = (text: string) => screen.getByText(text).dataset['tone'];
    await expect(['Done', 'In Progress', 'Requested', 'Escalated'].map(toneOf)).toEqual([
      'success',
      'warning',
      'info',
      'danger',
    ]);
  },
};

/** Old history rows have no values of their own and show those of their request. */
export const OldHistory: Story = {
  args: { queue: acmeQueue },
  play: async () => {
    const [first] = toggles();
    if (first) await userEvent.click(first);
    await expect(screen.getByText('Source: daily_job_shift')).toBeVisible();
    await expect(screen.getByText('Jobs Estimate: 80')).toBeVisible();
  },
};

export const HostileText: Story = {
  args: {
    queue: {
      company_queue_requests: [
        buildRequest({
          id: 1,
          latest_status: 'x<b>y</b>',
          company_queue_request_histories: ATTACKS.map((notes, id) =>
            line(id, 'done', { notes, resolution_code: '<img src=x onerror=alert(1)>' }),
          ),
        }),
      ],
    },
    expandAll: true,
  },
  play: async ({ canvasElement }) => {
    await expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(ATTACKS.length);
    await expect(canvasElement.querySelector('script, iframe, img, form, style')).toBeNull();
    const shown = [...canvasElement.querySelectorAll('*')].flatMap(({ attributes }) => [
      ...attributes,
    ]);
    await expect(shown.filter(({ name }) => name.startsWith('on'))).toEqual([]);
    const links = [...canvasElement.querySelectorAll('li a')].map((link) =>
      link.getAttribute('href'),
    );
    await expect(links.filter((href) => href && !/^(https?|mailto):/.test(href))).toEqual([]);
    await expect(window).not.toHaveProperty('attacked');
  },
};

export const Empty: Story = {
  args: { queue: { company_queue_requests: [] } },
  play: async () => expect(screen.getByText('No queue request yet.')).toBeVisible(),
};

const card: Pick<Story, 'render'> = { render: () => <QueueStatusCard entityId={acme.id} /> };

export const OfAnEntity: Story = {
  ...card,
  parameters: { covers: ['B-API-035'] },
  beforeEach: ({ msw }) => {
    msw?.use(...companyQueueHandlers({ queues: createQueueStore([acmeQueue]) }));
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: /^Request 9/ })).toBeVisible();
  },
};
