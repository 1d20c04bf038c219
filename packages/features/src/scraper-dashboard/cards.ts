export { FlowCard } from './FlowCard.tsx';
export { InsightsPanel } from './InsightsPanel.tsx';
export { QueueStatsCard } from './QueueStatsCard.tsx';
export { WorkHistoryCard } from './WorkHistoryCard.tsx';
