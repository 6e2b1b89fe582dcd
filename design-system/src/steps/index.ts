export { Steps } from './steps.tsx';
export type { Step, StepsProps, StepState } from './steps.tsx';
