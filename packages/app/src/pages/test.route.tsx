export { TestPage as default } from '../shell/TestPage.tsx';
