/** Whether the rules are being read, and where. */
class Rulebook {
  open = $state(false);
  at = $state('');

  show(id = ''): void {
    this.at = id;
    this.open = true;
  }
}

export const rulebook = new Rulebook();
