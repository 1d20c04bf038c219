export { RichText } from './RichText.tsx';
export { prepareEditor } from './warmUp.ts';
