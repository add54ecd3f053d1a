import "./theme.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { place } from "./route.svelte";
import { texts } from "./texts.svelte";

await texts.start();
place.start();
mount(App, { target: document.getElementById("app")! });
