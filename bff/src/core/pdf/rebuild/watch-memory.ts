import { PDF_LIMITS } from './limits.ts';

// On a thread of its own, for the other one answers nobody while it opens something large; and buffers are outside of the
// heap, where no flag of Node bounds them.
setInterval(() => {
  if (process.memoryUsage.rss() > PDF_LIMITS.memory) process.kill(process.pid, 'SIGKILL');
}, 20);
