import { createRoot } from 'react-dom/client';
import '@fio/design-system/styles.css';

createRoot(document.getElementById('root')!).render(<p>shell</p>);
