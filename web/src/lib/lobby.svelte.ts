/** The lists of tables, fresh as long as somebody looks at them. */
import { api } from './api';
import { pause, socketUrl } from './socket';
import type { Lobby } from './wire';

export class LobbyWatch {
  lists = $state.raw<Lobby>({ mine: [], open: [], watch: [] });
  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tries = 0;
  private ended = false;

  /** `live`: somebody we know is looking; for others the hall has no lists. */
  constructor(live: boolean) {
    if (!live) return;
    void this.refresh();
    this.connect();
  }

  async refresh(): Promise<void> {
    try {
      this.lists = await api.tables();
    } catch {
      // the lists stay as they were; the line tells when to look again
    }
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
    this.socket?.close();
  }

  private connect(): void {
    const socket = new WebSocket(socketUrl('/ws/lobby'));
    this.socket = socket;
    socket.onopen = () => {
      if (this.tries) void this.refresh();
      this.tries = 0;
    };
    socket.onmessage = () => void this.refresh();
    socket.onclose = (event) => {
      if (this.ended || event.code === 4401) return;
      this.tries += 1;
      this.timer = setTimeout(() => this.connect(), pause(this.tries + 1));
    };
  }
}
