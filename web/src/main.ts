import "./theme.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { paint } from "./looks";
import { place } from "./route.svelte";
import { texts } from "./texts.svelte";

paint(document);
await texts.start();
place.start();
const app = document.getElementById("app")!;
app.replaceChildren();
mount(App, { target: app });
