// For the shell's drawing on the server alone: a router whose address never changes.
export { StaticRouter } from 'react-router-dom';
