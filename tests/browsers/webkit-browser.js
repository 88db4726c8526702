// @ts-nocheck: no package has types for gjs's modules.
// Run by gjs for WebDriver: unlike MiniBrowser it prints console messages.
import Gtk from 'gi://Gtk?version=3.0';
import WebKit2 from 'gi://WebKit2?version=4.1';

Gtk.init(null);
Gtk.Settings.get_default().gtk_enable_animations = false;

// Not an ephemeral context, which does not print them.
const context = new WebKit2.WebContext();
context.set_automation_allowed(true);
context.connect('automation-started', (_context, session) => {
  session.connect('create-web-view', openWindow);
});
Gtk.main();

function openWindow() {
  const view = new WebKit2.WebView({
    web_context: context,
    is_controlled_by_automation: true,
    settings: new WebKit2.Settings({
      enable_write_console_messages_to_stdout: true,
      hardware_acceleration_policy: WebKit2.HardwareAccelerationPolicy.NEVER,
    }),
  });
  new Gtk.Window({ decorated: false, child: view }).show_all();
  view.connect('close', () => Gtk.main_quit());
  return view;
}
